# Archeo Trek 12: the position in words.

told-layout = Cells of a sheet, and after the colon those each one touches: { $cells }
told-specials = Special cells: { $cells }
told-dice = Dice: yellow { $yellow }, red { $red }. Results: { $results }
told-no-dice = The dice have not been rolled this round
told-player = { $name }: score { $score } ({ $how })
told-numbers = Numbers on the sheet: { $numbers }
told-areas = Circled areas: { $areas }
told-boxes = Boxes ticked, of { $all } each: { $boxes }
told-bones = Bones found: { $bones }
told-new = Written this round: { $cell }
told-chosen = Chosen, not shown yet: { $operation } → { $cell }
told-dig = Digging: { $name }, turn { $number } of { $all }. The last to dig so far: { $last }
told-picked = In the area being circled already: { $cells }
told-drawn = Bones still to draw: { $draw }, still to keep: { $keep }. Drawn: { $drawn }. Kept of them: { $kept }
told-skeletons = Skeletons: { $skeletons }
told-bag = In the bag ({ $n }): { $bones }
told-colour-green = green
told-colour-blue = blue
told-colour-purple = purple
told-colour-orange = orange
