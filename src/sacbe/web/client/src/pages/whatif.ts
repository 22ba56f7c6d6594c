import { chrome } from "../chrome";
import { handIn } from "../handin";

chrome();
handIn();
