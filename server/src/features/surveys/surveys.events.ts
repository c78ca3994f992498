declare module '../../platform/events.ts' {
  interface Events {
    /** A survey was made, of which others are told. */
    'survey.added': { survey: number }
    /** Members were told that a survey closes soon, or has closed. */
    'survey.told': { survey: number }
  }
}

export {}
