/** A table at which one tries out what could have happened. */
import { Analyst } from "../analyst";
import { chrome } from "../chrome";
import { Table } from "../table";

chrome();
new Table(null, (say) => new Analyst(say));
