/** A line shared by all that a server sends: each answer waits a round trip, then they take turns on it. */

export type LineSpeed = { readonly roundTripMs: number; readonly bytesPerSecond: number }

/** Speed that Lighthouse calls slow 4G. */
export const slow4g: LineSpeed = { roundTripMs: 150, bytesPerSecond: 1_600_000 / 8 }

/** Part of a response that is used. */
type Sink = { write(chunk: Uint8Array): unknown; end(): unknown }

type Parcel = { readonly to: Sink; readonly body: Uint8Array; sent: number }

const CHUNK_BYTES = 1460

/** Returns a function that sends a body, and ends its response. */
export function createSlowLine({ roundTripMs, bytesPerSecond }: LineSpeed) {
  const parcels: Parcel[] = []
  let freeAtMs = 0
  let isBusy = false

  /** By the clock: a late timer is caught up with. */
  const pump = () => {
    isBusy = true
    while (parcels.length > 0 && freeAtMs <= performance.now()) {
      const parcel = parcels.shift()
      if (!parcel) break
      const chunk = parcel.body.subarray(parcel.sent, parcel.sent + CHUNK_BYTES)
      parcel.sent += chunk.length
      parcel.to.write(chunk)
      freeAtMs += (1000 * chunk.length) / bytesPerSecond
      if (parcel.sent < parcel.body.length) parcels.push(parcel)
      else parcel.to.end()
    }
    if (parcels.length > 0) setTimeout(pump, Math.max(0, freeAtMs - performance.now()))
    else isBusy = false
  }

  return (to: Sink, body: Uint8Array): void => {
    setTimeout(() => {
      parcels.push({ to, body, sent: 0 })
      freeAtMs = Math.max(freeAtMs, performance.now())
      if (!isBusy) pump()
    }, roundTripMs)
  }
}
