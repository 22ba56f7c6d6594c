/** The bots there are, the weakest first: as the server names them. */
export const LEVELS = ["novice", "traveller", "explorer", "pathfinder", "expert", "master"];
