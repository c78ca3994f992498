import { pbkdf2, solveChallenge, type Challenge } from 'altcha/lib'

/** Solves a challenge in a worker to keep the page responsive. */
self.addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  solveChallenge({ challenge: data, deriveKey: pbkdf2.deriveKey }).then(
    (solution) => self.postMessage({ solution }),
    () => self.postMessage({ solution: null }),
  )
})
