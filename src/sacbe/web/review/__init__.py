"""A review as it is shown: the chart of chances, turning points, accuracy and luck, what can be learnt."""
