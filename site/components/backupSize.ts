/**
 * Estimates the disk space of a repository that stores each change once, from the daily changes and the retention.
 * Pure.
 */

export type BackupInput = {
  /** Gio. */
  readonly data: number
  /** Share of the data that is new or changed in a day, from 0 to 1. */
  readonly change: number
  readonly days: number
  readonly weeks: number
  readonly months: number
}

/** Left free on the disk: a full repository cannot even be purged. */
const MARGIN = 1.2

/**
 * Gio, rounded up: the data once, then, for each older archive, what changed until the next one, which is never more
 * than the data. Nothing is counted for compression.
 */
export function backupDisk({ data, change, days, weeks, months }: BackupInput): number {
  const between = (gap: number) => Math.min(1, gap * change)
  const older = Math.max(0, days - 1) * between(1) + weeks * between(7) + months * between(30)
  return Math.ceil(data * (1 + older) * MARGIN)
}

export const keepOptions = ({ days, weeks, months }: BackupInput): string =>
  `--keep-daily ${days} --keep-weekly ${weeks} --keep-monthly ${months}`
