def coach(s, seat):
    return []
