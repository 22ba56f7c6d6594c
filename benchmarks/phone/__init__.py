"""Our pages on a phone of the middle range: Chromium with a processor four times slower, on slow 4G.

`python -m benchmarks.phone` (`make phone`) prints for the table of each game and for the other pages what comes over
the wire at a first visit, when the page can be used, how far things move meanwhile, and how long a click takes until
its result is drawn; and for the pages what they cost the server. `--save FILE` keeps the figures, `--before FILE`
prints kept ones beside the new. Columns: kilobytes over the wire; the first words painted; the page usable; how far
things moved (0 is nothing); from a click that chooses to its mark, and from one that acts to the answer of the server,
which the line alone delays; the server's processor time for a visit to somebody known.

Bytes are counted by a relay between browser and server, with everything that goes through it: headers, pages, files
and what the socket brings. They depend on no clock. Times do: each is the median of several visits, and a machine with
other work makes all of them longer.
"""
