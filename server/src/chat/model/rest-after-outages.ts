import { type Model, ModelFailure, type ModelLimits } from './model.ts';

/** After outages the model is not asked for a while, so that nobody waits for it in vain. */
export function restAfterOutages(
  model: Model,
  { restAfter, restMs }: Pick<ModelLimits, 'restAfter' | 'restMs'>,
): Model {
  let outages = 0;
  let restsUntil = 0;
  return async (turn, history, listener) => {
    if (Date.now() < restsUntil) throw new ModelFailure('en pausa');
    try {
      const reply = await model(turn, history, listener);
      outages = 0;
      return reply;
    } catch (error) {
      const isOutage = error instanceof ModelFailure && error.isOutage;
      if (isOutage && !listener.signal.aborted) outages++;
      if (outages >= restAfter) restsUntil = Date.now() + restMs;
      throw error;
    }
  };
}
