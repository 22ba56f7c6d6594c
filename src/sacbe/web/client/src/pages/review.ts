import { chrome } from "../chrome";
import { review } from "../review";

chrome();
review();
