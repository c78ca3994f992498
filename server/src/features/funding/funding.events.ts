declare module '../../platform/events.ts' {
  interface Events {
    /** A member has pledged to a project. */
    'project.backed': { group: number }
    /** A project was paid or its pledges returned, or its backers are told of something. */
    'project.moved': { group: number }
  }
}

export {}
