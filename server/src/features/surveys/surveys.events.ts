declare module '../../platform/events.ts' {
  interface Events {
    /** A survey was created, of which others are notified. */
    'survey.added': { survey: number }
    /** Members were notified that a survey closes soon, or has closed. */
    'survey.told': { survey: number }
    /** `member` likes the survey, which may be their own. */
    'survey.liked': { survey: number; member: number }
  }
}

export {}
