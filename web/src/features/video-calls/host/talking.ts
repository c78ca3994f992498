/** Tells from how loud somebody is whether they talk: noise doesn't begin it, and a pause between words doesn't end it. */

export const listenEveryMs = 200

/** As a share of the loudest. */
const beginsAt = 0.025
const goesOnAt = 0.012
/** A single loud moment is a cough, or a key. */
const loudTimes = 2
const pauseMs = 1_000

/** Returns what says for each level whether they talk. Levels come every `listenEveryMs`. */
export function talkWatch(): (level: number) => boolean {
  let loud = 0
  let quietMs = 0
  let talks = false
  return (level) => {
    loud = level >= beginsAt ? loud + 1 : 0
    quietMs = level >= goesOnAt ? 0 : quietMs + listenEveryMs
    if (loud >= loudTimes) talks = true
    else if (quietMs >= pauseMs) talks = false
    return talks
  }
}
