/** Why a file can't be imported: its member is told. Any other error is ours, and tried again. */
import type { ImportProblem } from '@commons/contract/posts/imports.ts'

export class ArchiveProblem extends Error {
  readonly problem: ImportProblem

  constructor(problem: ImportProblem, message: string, options?: ErrorOptions) {
    super(message, options)
    this.problem = problem
  }
}

export class Unreadable extends ArchiveProblem {
  constructor(message: string, options?: ErrorOptions) {
    super('unreadable', message, options)
  }
}

export class TooLarge extends ArchiveProblem {
  constructor(message: string) {
    super('too_large', message)
  }
}

export class Unknown extends ArchiveProblem {
  constructor() {
    super('unknown', 'No posts of any network that we know are in it')
  }
}
