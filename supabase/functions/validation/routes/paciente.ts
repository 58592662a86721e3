import { diaDe, FUSO_PADRAO } from '@domain/agenda/fuso.ts';
import { AVISO_DE_APOIO, REVISAO_CLINICA } from '@domain/clinico/motor/fonte.ts';
import { dadosDoPacienteSchema } from '@domain/contracts/validation.ts';
import { VERSAO_DAS_REGRAS_DO_PACIENTE } from '@domain/validacao/paciente/regras.ts';
import { validarPaciente } from '@domain/validacao/paciente/validar.ts';
import { Hono } from 'hono';
import { autenticar, exigirPermissao } from '../../_shared/http/autenticar.ts';
import type { Autenticado } from '../../_shared/http/contexto.ts';
import { lerCorpo } from '../../_shared/http/entrada.ts';

/** `POST /validation/patient-data`. Nothing of what is sent is kept. */
export const dadosDoPaciente = new Hono<Autenticado>().post(
  '/patient-data',
  autenticar,
  exigirPermissao('calculadoras.usar'),
  async (c) => {
    const dados = await lerCorpo(c, dadosDoPacienteSchema);
    return c.json({
      ...validarPaciente(dados, diaDe(new Date(), FUSO_PADRAO)),
      versao: VERSAO_DAS_REGRAS_DO_PACIENTE,
      aviso: AVISO_DE_APOIO,
      revisao: REVISAO_CLINICA,
    });
  },
);
