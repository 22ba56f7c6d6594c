/** A table. */
import { chrome } from "../chrome";
import { Table } from "../table";

chrome();
new Table();
