declare module '../../platform/events.ts' {
  interface Events {
    'member.registered': { member: number }
  }
}

export {}
