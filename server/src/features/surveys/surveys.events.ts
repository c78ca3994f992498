declare module '../../platform/events.ts' {
  interface Events {
    /** A survey was made, of which others are told. */
    'survey.added': { survey: number }
    /** Members were told that a survey closes soon, or has closed. */
    'survey.told': { survey: number }
    /** `member` likes the survey, which may be their own. */
    'survey.liked': { survey: number; member: number }
  }
}

export {}
