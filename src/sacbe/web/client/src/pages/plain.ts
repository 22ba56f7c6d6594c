/** A page to read. */
import { chrome } from "../chrome";

chrome();
