/** One bundle for all pages: the body says which one this is. */
import { chrome } from "./chrome";
import { home } from "./home";
import { review } from "./review";
import { rules } from "./rules";
import { Table } from "./table";

chrome();
const page = document.body.dataset.page;
if (page === "table") new Table();
if (page === "home") home();
if (page === "rules") rules();
if (page === "review") review();
