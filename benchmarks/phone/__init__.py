"""Our pages on a phone of the middle range: Chromium with a processor four times slower, on slow 4G.

`python -m benchmarks.phone` (`make phone`) prints for the table of each game and for the other pages: kilobytes over
the wire until the page is usable, and in all; when the first words are painted and when the page is usable; how far
things moved (0 is nothing); how long from a click that chooses to its mark, and from one that acts to the answer of the
server, which the line alone delays; and the server's processor time for a visit of somebody known. `--save FILE` keeps
the figures, `--before FILE` prints kept ones beside the new.

Bytes are counted by a relay between browser and server, with everything that goes through it: headers, pages, files
and what the socket brings. They depend on no clock. Times do: each is the median of several visits, and a machine with
other work makes all of them longer.
"""
