import { expect, it } from 'vitest';
import { exportar, id, urn } from './support/exportar.ts';
import { CADASTRO } from './support/prontuario.ts';

it('writes what was prescribed as requests, those of one document together', () => {
  const item = {
    id: id(1),
    nome: 'Amoxicilina 500 mg, cápsula',
    posologia: 'Tomar 1 cápsula de 8 em 8 horas por 7 dias.',
    quantidade: 21,
    unidade: 'cápsula',
    dias: 7,
    prescricao: {
      id: id(9),
      estado: 'emitida',
      medico_nome: 'Dra. Helena Prado',
      emitida_em: '2026-11-01T12:00:00Z',
      motivo_do_cancelamento: null,
    },
  };
  const livre = {
    ...item,
    id: id(2),
    posologia: ' ',
    quantidade: null,
    dias: null,
    prescricao: { ...item.prescricao, estado: 'cancelada', motivo_do_cancelamento: 'Troca' },
  };
  const rascunho = { ...item, id: id(3), prescricao: { ...item.prescricao, emitida_em: null } };
  expect(exportar('MedicationRequest', { prescritos: [item, livre, rascunho] })).toEqual([
    {
      resourceType: 'MedicationRequest',
      id: id(1),
      status: 'active',
      intent: 'order',
      groupIdentifier: { system: 'urn:ietf:rfc:3986', value: `urn:uuid:${id(9)}` },
      medicationCodeableConcept: { text: 'Amoxicilina 500 mg, cápsula' },
      subject: urn(CADASTRO.id),
      authoredOn: '2026-11-01T12:00:00.000Z',
      requester: { display: 'Dra. Helena Prado' },
      dosageInstruction: [{ text: 'Tomar 1 cápsula de 8 em 8 horas por 7 dias.' }],
      dispenseRequest: {
        quantity: { value: 21, unit: 'cápsula' },
        expectedSupplyDuration: {
          value: 7,
          unit: 'd',
          system: 'http://unitsofmeasure.org',
          code: 'd',
        },
      },
    },
    expect.objectContaining({
      id: id(2),
      status: 'cancelled',
      statusReason: { text: 'Troca' },
      groupIdentifier: { system: 'urn:ietf:rfc:3986', value: `urn:uuid:${id(9)}` },
    }),
  ]);
});
