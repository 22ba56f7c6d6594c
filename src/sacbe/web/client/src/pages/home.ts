import { chrome } from "../chrome";
import { home } from "../home";

chrome();
home();
