import type { ItemPrescrito } from '../contracts/exportacao.ts';
import { instante, limpo, nome as nomeLimpo, semAusentes } from './escrita.ts';
import { endereco, referencia } from './identidade.ts';
import { IDENTIFICADORES } from './sistemas.ts';
import type { Prescrito } from './tipos.ts';

/** Days, as FHIR counts the length of a supply. */
const DIAS = { unit: 'd', system: 'http://unitsofmeasure.org', code: 'd' } as const;

/**
 * Writes an item of an emitted prescription under the words that were written; the items of one document
 * share its identifier. Drafts have no items, and do not leave.
 */
export function prescritoDe(item: ItemPrescrito, pacienteId: string): Prescrito[] {
  const { prescricao, quantidade, dias } = item;
  if (prescricao.emitida_em === null) return [];
  const posologia = limpo(item.posologia);
  const unidade = limpo(item.unidade);
  const motivo = limpo(prescricao.motivo_do_cancelamento);
  return [
    semAusentes<Prescrito>({
      resourceType: 'MedicationRequest',
      id: item.id,
      status: ESTADOS.get(prescricao.estado) ?? 'active',
      statusReason: motivo ? { text: motivo } : undefined,
      intent: 'order',
      groupIdentifier: { system: IDENTIFICADORES.uri, value: endereco(prescricao.id) },
      medicationCodeableConcept: { text: nomeLimpo(item.nome) },
      subject: referencia(pacienteId),
      authoredOn: instante(prescricao.emitida_em),
      requester: { display: nomeLimpo(prescricao.medico_nome) },
      dosageInstruction: posologia ? [{ text: posologia }] : undefined,
      dispenseRequest:
        quantidade === null && dias === null
          ? undefined
          : {
              ...(quantidade !== null && {
                quantity: { value: quantidade, ...(unidade && { unit: unidade }) },
              }),
              ...(dias !== null && { expectedSupplyDuration: { value: dias, ...DIAS } }),
            },
    }),
  ];
}

const ESTADOS: ReadonlyMap<string, Prescrito['status']> = new Map([
  ['cancelada', 'cancelled'],
  ['dispensada', 'completed'],
]);
