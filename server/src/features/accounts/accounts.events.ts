declare module '../../platform/call/handle.ts' {
  interface Events {
    'member.registered': { member: number }
  }
}

export {}
