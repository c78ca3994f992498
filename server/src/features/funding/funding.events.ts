declare module '../../platform/events.ts' {
  interface Events {
    /** A member has pledged to a project. */
    'project.backed': { group: number }
    /** A project was paid, its pledges were returned, or there is news for its backers. */
    'project.moved': { group: number }
  }
}

export {}
