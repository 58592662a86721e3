import type {
  MedicamentoExportado,
  ProblemaExportado,
  ResumoExportado,
} from '../contracts/exportacao.ts';
import { instante, limpo, nome as nomeLimpo, semAusentes } from './escrita.ts';
import { idDerivado, referencia } from './identidade.ts';
import { conceito, DIAGNOSTICOS, SEM_ALERGIA, SISTEMAS_DO_HL7 } from './sistemas.ts';
import type { Alergia, Alerta, Conceito, Condicao, Medicamento } from './tipos.ts';

/**
 * Writes the allergies as they were noted, without a code. A patient who denies them has that said;
 * one who was never asked has nothing, which is not the same.
 */
export function alergiasDe(resumo: ResumoExportado | null, pacienteId: string): Alergia[] {
  if (!resumo) return [];
  const { alergias, nega_alergias, atualizado_em } = resumo;
  const escritas = alergias.flatMap((alergia) => {
    const text = limpo(alergia);
    return text ? [{ code: { text }, verificationStatus: verificacao('unconfirmed') }] : [];
  });
  const negadas = nega_alergias
    ? [
        {
          code: { coding: [SEM_ALERGIA], text: 'Nega alergias' },
          verificationStatus: verificacao('confirmed'),
        },
      ]
    : [];
  return [...escritas, ...negadas].map((alergia, n) => ({
    resourceType: 'AllergyIntolerance',
    id: idDerivado(pacienteId, 'alergia', n),
    clinicalStatus: conceito(SISTEMAS_DO_HL7.alergiaClinica, 'active'),
    ...alergia,
    patient: referencia(pacienteId),
    recordedDate: instante(atualizado_em),
  }));
}

function verificacao(estado: 'confirmed' | 'unconfirmed'): Conceito {
  return conceito(SISTEMAS_DO_HL7.alergiaVerificacao, estado);
}

/** Writes the alerts: what has to be seen before anything is done to the patient. */
export function alertasDe(resumo: ResumoExportado | null, pacienteId: string): Alerta[] {
  return (resumo?.alertas ?? []).flatMap((alerta, n): Alerta[] => {
    const text = limpo(alerta);
    if (!text) return [];
    return [
      {
        resourceType: 'Flag',
        id: idDerivado(pacienteId, 'alerta', n),
        status: 'active',
        code: { text },
        subject: referencia(pacienteId),
      },
    ];
  });
}

/** Writes a line of the problem list; one that was listed by mistake says so. */
export function problemaDe(problema: ProblemaExportado, pacienteId: string): Condicao {
  const { id, descricao, sistema, codigo, situacao, desde, resolvido_em, criado_em } = problema;
  const { condicaoClinica, condicaoVerificacao, condicaoCategoria } = SISTEMAS_DO_HL7;
  const notas = [limpo(problema.observacoes), limpo(problema.motivo_do_descarte)];
  const engano = situacao === 'descartado';
  return semAusentes<Condicao>({
    resourceType: 'Condition',
    id,
    clinicalStatus: engano
      ? undefined
      : conceito(condicaoClinica, situacao === 'ativo' ? 'active' : 'resolved'),
    verificationStatus: engano ? conceito(condicaoVerificacao, 'entered-in-error') : undefined,
    category: [conceito(condicaoCategoria, 'problem-list-item')],
    code: semAusentes<Conceito>({
      coding: sistema && codigo ? [{ system: DIAGNOSTICOS[sistema], code: codigo }] : undefined,
      text: limpo(descricao),
    }),
    subject: referencia(pacienteId),
    onsetDateTime: desde ?? undefined,
    abatementDateTime: resolvido_em ?? undefined,
    recordedDate: instante(criado_em),
    note: notas.flatMap((text) => (text ? [{ text }] : [])),
  });
}

/** Writes a medicine that the patient takes or took, under the name that was written. */
export function medicamentoDe(medicamento: MedicamentoExportado, pacienteId: string): Medicamento {
  const { id, nome, dcbs, desde, suspenso_em, atualizado_em } = medicamento;
  const motivo = limpo(medicamento.motivo_da_suspensao);
  const dose = limpo(medicamento.dose);
  const ativos = limpo(dcbs.join(', '));
  return semAusentes<Medicamento>({
    resourceType: 'MedicationStatement',
    id,
    status: suspenso_em ? 'stopped' : 'active',
    statusReason: motivo ? [{ text: motivo }] : undefined,
    medicationCodeableConcept: { text: nomeLimpo(nome) },
    subject: referencia(pacienteId),
    effectivePeriod:
      desde || suspenso_em
        ? { ...(desde && { start: desde }), ...(suspenso_em && { end: suspenso_em }) }
        : undefined,
    dateAsserted: instante(atualizado_em),
    note: ativos ? [{ text: `Princípio ativo: ${ativos}` }] : undefined,
    dosage: dose ? [{ text: dose }] : undefined,
  });
}
