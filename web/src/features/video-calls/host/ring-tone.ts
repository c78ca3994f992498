/** Two soft notes, made here so that nothing has to load. A page that nobody has touched may not play them. */
const notes = { incoming: [660, 880], outgoing: [440, 440] } as const
const everyMs = { incoming: 2_000, outgoing: 3_500 } as const

/** Rings until the returned function is called. */
export function playRing(kind: keyof typeof notes): () => void {
  if (typeof AudioContext === 'undefined') return () => {}
  const context = new AudioContext()
  const ring = () => {
    notes[kind].forEach((pitch, nth) => {
      const [tone, volume] = [context.createOscillator(), context.createGain()]
      const at = context.currentTime + nth * 0.22
      tone.frequency.value = pitch
      volume.gain.setValueAtTime(0, at)
      volume.gain.linearRampToValueAtTime(0.08, at + 0.03)
      volume.gain.linearRampToValueAtTime(0, at + 0.2)
      tone.connect(volume).connect(context.destination)
      tone.start(at)
      tone.stop(at + 0.22)
    })
  }
  ring()
  const timer = setInterval(ring, everyMs[kind])
  return () => {
    clearInterval(timer)
    if (context.state !== 'closed') void context.close()
  }
}
