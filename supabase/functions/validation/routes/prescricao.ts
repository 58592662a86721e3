import { diaDe, FUSO_PADRAO } from '@domain/agenda/fuso.ts';
import { VERSAO_DAS_TABELAS } from '@domain/clinico/medicamentos/base.ts';
import { AVISO_DE_APOIO, REVISAO_CLINICA } from '@domain/clinico/motor/fonte.ts';
import { prescricaoSchema } from '@domain/contracts/validation.ts';
import { BASE_DA_SEGURANCA, VERSAO_DA_SEGURANCA } from '@domain/seguranca/base.ts';
import { VERSAO_DAS_LISTAS } from '@domain/validacao/prescricao/base.ts';
import { VERSAO_DAS_REGRAS_DA_PRESCRICAO } from '@domain/validacao/prescricao/regras.ts';
import { validarPrescricao } from '@domain/validacao/prescricao/validar.ts';
import { Hono } from 'hono';
import { autenticar, exigirPermissao } from '../../_shared/http/autenticar.ts';
import type { Autenticado } from '../../_shared/http/contexto.ts';
import { lerCorpo } from '../../_shared/http/entrada.ts';

const VERSAO = {
  regras: VERSAO_DAS_REGRAS_DA_PRESCRICAO,
  listas: {
    ...VERSAO_DAS_LISTAS,
    ...VERSAO_DA_SEGURANCA,
    interacoes: VERSAO_DAS_TABELAS.interacoes.versao,
    doses_renais: VERSAO_DAS_TABELAS.doses.versao,
  },
};

/** `POST /validation/prescription`. Nothing of what is sent is kept. */
export const prescricao = new Hono<Autenticado>().post(
  '/prescription',
  autenticar,
  exigirPermissao('calculadoras.usar'),
  async (c) => {
    const receita = await lerCorpo(c, prescricaoSchema);
    const laudo = validarPrescricao(BASE_DA_SEGURANCA, receita, diaDe(new Date(), FUSO_PADRAO));
    return c.json({ ...laudo, versao: VERSAO, aviso: AVISO_DE_APOIO, revisao: REVISAO_CLINICA });
  },
);
