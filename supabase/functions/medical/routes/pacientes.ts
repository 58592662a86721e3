import { consultaDePacientesSchema } from '@domain/contracts/medical.ts';
import { pacienteResumidoSchema } from '@domain/contracts/paciente.ts';
import { semCaractereInvalido } from '@domain/texto.ts';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { cortar } from '../../_shared/db/pagina.ts';
import { dadosDe } from '../../_shared/db/resposta.ts';
import { autenticar, exigirPermissao } from '../../_shared/http/autenticar.ts';
import type { Autenticado } from '../../_shared/http/contexto.ts';
import { lerConsulta } from '../../_shared/http/entrada.ts';
import { escreverMarcador, lerMarcador } from '../marcador.ts';

/** The order of the list: name without accents, then id. */
const posicaoSchema = z.tuple([z.string().check(z.refine(semCaractereInvalido)), z.uuid()]);
const linhaSchema = z.extend(pacienteResumidoSchema, { nome_ordem: z.string() });

/** `GET /medical/patients`: the search applies the caller's tenants itself. */
export const pacientes = new Hono<Autenticado>().get(
  '/patients',
  autenticar,
  exigirPermissao('pacientes.ler'),
  async (c) => {
    const { busca, clinica_id, medico_id, ativo, limite, apos } = lerConsulta(
      c,
      consultaDePacientesSchema,
    );
    const [nome, id] = apos === undefined ? [null, null] : lerMarcador(apos, posicaoSchema);
    const resposta = await c.var.banco.rpc('buscar_pacientes', {
      p_termo: busca ?? '',
      p_clinica: clinica_id ?? null,
      p_limite: limite + 1,
      p_apos_nome: nome,
      p_apos_id: id,
      p_ativo: ativo ?? null,
      p_medico: medico_id ?? null,
    });
    const { linhas, temMais } = cortar(dadosDe(resposta, z.array(linhaSchema)), limite);
    const ultima = linhas.at(-1);
    return c.json({
      patients: linhas.map(({ nome_ordem: _, ...paciente }) => paciente),
      proximo: temMais && ultima ? escreverMarcador([ultima.nome_ordem, ultima.id]) : null,
    });
  },
);
