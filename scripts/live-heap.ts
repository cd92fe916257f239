interface Target {
  webSocketDebuggerUrl: string;
}

interface Message {
  id?: number;
  method?: string;
  result?: { usedSize?: number };
}

const snapshotId = 1;
const usageId = 2;
const millisecondsToAnswer = 60_000;

/**
 * What is still in use in the heap of Node or of a worker, in MB: a heap snapshot collects the garbage
 * first, which the runtimes themselves leave lying for long.
 * @param port where the runtime's inspector listens
 * @throws when the inspector doesn't answer
 */
export async function measureLiveHeap(port: number): Promise<number> {
  const targets = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as Target[];
  const url = targets[0]?.webSocketDebuggerUrl ?? '';
  // Wrangler lets in only who names an origin of this machine, and types know browsers' sockets only.
  const options: unknown = { headers: { Origin: 'http://localhost' } };
  const socket = new WebSocket(url, options as string[]);
  try {
    return (await readUsage(socket)) / 1_000_000;
  } finally {
    socket.close();
  }
}

function readUsage(socket: WebSocket): Promise<number> {
  return new Promise((resolve, reject) => {
    const failed = () => reject(new Error('The inspector did not answer.'));
    const timer = setTimeout(failed, millisecondsToAnswer);
    function ask(id: number, method: string) {
      socket.send(JSON.stringify({ id, method }));
    }
    socket.addEventListener('error', failed);
    socket.addEventListener('open', () => ask(snapshotId, 'HeapProfiler.takeHeapSnapshot'));
    socket.addEventListener('message', ({ data }) => {
      const { id, result } = JSON.parse(data) as Message;
      if (id === snapshotId) ask(usageId, 'Runtime.getHeapUsage');
      if (id !== usageId) return;
      clearTimeout(timer);
      resolve(result?.usedSize ?? Number.NaN);
    });
  });
}
