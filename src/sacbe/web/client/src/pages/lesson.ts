/** A table with a teacher. */
import { chrome } from "../chrome";
import { Table } from "../table";
import { Teacher } from "../teacher";

chrome();
new Table((game, say, bring) => new Teacher(game, say, bring));
