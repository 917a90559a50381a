/** How long each step of a start took, in milliseconds, in order. */
export interface Phases {
  run: <T>(name: string, step: () => Promise<T>) => Promise<T>;
  taken: () => Record<string, number>;
}

export function timePhases(): Phases {
  const taken: Record<string, number> = {};
  return {
    async run(name, step) {
      const began = performance.now();
      try {
        return await step();
      } finally {
        taken[name] = Math.round(performance.now() - began);
      }
    },
    taken: () => taken,
  };
}
