import { chrome } from "../chrome";
import { rules } from "../rules";

chrome();
rules();
