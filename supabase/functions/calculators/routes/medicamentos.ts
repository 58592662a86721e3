import { BASE, VERSAO_DAS_TABELAS } from '@domain/clinico/medicamentos/base.ts';
import { ajustarDose } from '@domain/clinico/medicamentos/dose.ts';
import { verificarInteracoes } from '@domain/clinico/medicamentos/interacoes.ts';
import { Recusa } from '@domain/clinico/motor/notas.ts';
import { ajusteDeDoseSchema, interacoesSchema } from '@domain/contracts/calculators.ts';
import { Hono } from 'hono';
import { autenticar, exigirPermissao } from '../../_shared/http/autenticar.ts';
import type { Autenticado } from '../../_shared/http/contexto.ts';
import { lerCorpo, recusado } from '../../_shared/http/entrada.ts';
import { respostaDeDose, respostaDeInteracoes } from '../medicamentos.ts';

const permitir = exigirPermissao('calculadoras.usar');

/** `POST /calculators/dose-adjustment` and `POST /calculators/drug-interactions` */
export const medicamentos = new Hono<Autenticado>()
  .post('/dose-adjustment', autenticar, permitir, async (c) => {
    const { clearance, medication } = await lerCorpo(c, ajusteDeDoseSchema);
    const doses = calcular(() => ajustarDose(BASE, clearance, medication));
    return c.json(respostaDeDose(medication, doses, VERSAO_DAS_TABELAS.doses.versao));
  })
  .post('/drug-interactions', autenticar, permitir, async (c) => {
    const { medications } = await lerCorpo(c, interacoesSchema);
    const verificacao = calcular(() => verificarInteracoes(BASE, medications));
    return c.json(respostaDeInteracoes(verificacao, VERSAO_DAS_TABELAS.interacoes.versao));
  });

function calcular<T>(conta: () => T): T {
  try {
    return conta();
  } catch (falha) {
    if (falha instanceof Recusa) throw recusado({ [falha.campo]: falha.frase });
    throw falha;
  }
}
