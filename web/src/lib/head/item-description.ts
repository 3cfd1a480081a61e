/** Search engines cut off longer descriptions. */
const MAX_LENGTH = 160;

/** Joins as many sentences as fit, the most important first; a first one that is too long is cut. */
export function itemDescription([first = '', ...others]: readonly string[]): string {
  return others.reduce((text, sentence) => {
    const longer = `${text} ${sentence}`;
    return longer.length <= MAX_LENGTH ? longer : text;
  }, cutAtWord(first));
}

function cutAtWord(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(' ', MAX_LENGTH - 2))} …`;
}
