/** What no table needs before its game has an end, or before something has moved: loaded when the board stands. */
export { countUp, endScreen } from "./end";
export { MOTIONS } from "./effects/motions";
export { share } from "./share";
export { tellStory } from "./story";
