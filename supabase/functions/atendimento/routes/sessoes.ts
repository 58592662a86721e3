import { diaDe, FUSO_PADRAO, limitesDoDia, somarMeses } from '@domain/agenda/fuso.ts';
import {
  consultaDoMesSchema,
  fimDaSessaoSchema,
  novaSessaoSchema,
  plantaoDoMesSchema,
  sessaoDePlantaoSchema,
} from '@domain/contracts/atendimento.ts';
import { colunas } from '@domain/contracts/colunas.ts';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { autenticar, exigirPermissao } from '../../_shared/http/autenticar.ts';
import type { Autenticado } from '../../_shared/http/contexto.ts';
import { lerConsulta, lerCorpo } from '../../_shared/http/entrada.ts';
import { idDo, lerDo } from '../plantao.ts';

const COLUNAS = colunas(sessaoDePlantaoSchema);

/** Starts, ends and finds the shifts of the caller. */
export const sessoes = new Hono<Autenticado>()
  .post('/sessao', autenticar, exigirPermissao('area.plantonista'), async (c) => {
    const nova = await lerCorpo(c, novaSessaoSchema);
    const resposta = await c.var.banco
      .rpc('iniciar_plantao', {
        p_sessao: nova.id,
        p_inicio: nova.inicio,
        p_local: nova.local_id ?? null,
        p_local_nome: nova.local_nome ?? null,
      })
      .single();
    return c.json({ sessao: lerDo('Erro ao criar sessão', resposta, sessaoDePlantaoSchema) }, 201);
  })
  .put('/sessao/:id/finalizar', autenticar, exigirPermissao('area.plantonista'), async (c) => {
    const id = idDo(c, 'id', 'Não encontramos este plantão.');
    const { data_fim, motivo } = await lerCorpo(c, fimDaSessaoSchema);
    const resposta = await c.var.banco
      .rpc('finalizar_plantao', { p_sessao: id, p_fim: data_fim, p_motivo: motivo ?? null })
      .single();
    return c.json({ sessao: lerDo('Erro ao finalizar sessão', resposta, sessaoDePlantaoSchema) });
  })
  .get('/sessao/ativa', autenticar, exigirPermissao('area.plantonista'), async (c) => {
    const { banco, usuario } = c.var;
    const resposta = await banco
      .from('sessoes_plantao')
      .select(COLUNAS)
      .eq('medico_id', usuario.id)
      .eq('status', 'ativa')
      .limit(1);
    const [sessao] = lerDo('Erro ao buscar sessão ativa', resposta, z.array(sessaoDePlantaoSchema));
    return c.json({ sessao: sessao ?? null });
  })
  .get('/plantoes-mes', autenticar, exigirPermissao('area.plantonista'), async (c) => {
    const { mes = diaDe(new Date(), FUSO_PADRAO).slice(0, 7) } = lerConsulta(
      c,
      consultaDoMesSchema,
    );
    const primeiro = `${mes}-01`;
    const resposta = await c.var.banco.rpc('plantoes_do_mes', {
      p_de: limitesDoDia(primeiro, FUSO_PADRAO).inicio.toISOString(),
      p_ate: limitesDoDia(somarMeses(primeiro, 1), FUSO_PADRAO).inicio.toISOString(),
    });
    const plantoes = lerDo('Erro ao buscar plantões', resposta, z.array(plantaoDoMesSchema));
    return c.json({ plantoes });
  });
