/** Limits of file watching: file systems without events, and the limits of the system. */

import { statfsSync } from 'node:fs'

/** Magic numbers of Linux (statfs(2)) of what is shared with another machine, which tells of none of its changes. */
const sharedFileSystems: ReadonlyMap<number, string> = new Map([
  [0x01021997, '9p'],
  [0x6969, 'NFS'],
  [0x517b, 'SMB'],
  [0xfe534d42, 'SMB'],
  [0xff534d42, 'CIFS'],
  [0x65735546, 'FUSE'],
  [0x786f4256, 'VirtualBox'],
])

/** Name of the file system of a folder when its events do not all come; `undefined` elsewhere, and off Linux. */
export function silentFileSystem(
  folder: string,
  typeOf = (each: string): number => statfsSync(each).type,
): string | undefined {
  if (process.platform !== 'linux') return undefined
  try {
    // Signed where the number is beyond 2³¹.
    return sharedFileSystems.get(typeOf(folder) >>> 0)
  } catch {
    return undefined
  }
}

/** The sentence for a limit of the system on what is watched; `undefined` for any other error. */
export function watchLimit(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const limit = limits.get(String(code))
  return limit && `${limit} (${code}). Until then, files are looked at twice a second (--poll).`
}

const limits: ReadonlyMap<string, string> = new Map([
  [
    'ENOSPC',
    'The system watches no more files: raise its limit, sudo sysctl fs.inotify.max_user_watches=524288, then start again',
  ],
  [
    'EMFILE',
    'The system lets no more programs watch files: raise its limit, sudo sysctl fs.inotify.max_user_instances=512, then start again',
  ],
])
