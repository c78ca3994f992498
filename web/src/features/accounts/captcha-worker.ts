import { pbkdf2, solveChallenge, type Challenge } from 'altcha/lib'

/** Solves one challenge away from the page, which stays quick. */
self.addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  solveChallenge({ challenge: data, deriveKey: pbkdf2.deriveKey }).then(
    (solution) => self.postMessage({ solution }),
    () => self.postMessage({ solution: null }),
  )
})
