import type { SessaoDePlantao } from '@domain/contracts/atendimento.ts';
import { baseDaPassagemSchema, type PassagemDePlantao } from '@domain/contracts/passagem.ts';
import type { Perfil } from '@domain/contracts/perfil.ts';
import { gerarImpresso } from '@domain/impressos/gerar.ts';
import { passagemNoPapel } from '@domain/impressos/passagem.ts';
import { formatarDataHora } from '@/lib/format/datas.ts';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { reservarCodigo } from '@/shared/assinatura/api/codigos.ts';

interface Onde {
  sessao: SessaoDePlantao;
  perfil: Pick<Perfil, 'nome' | 'crm' | 'crm_uf'>;
  fuso: string;
}

/** The paper of a handover to be signed by hand, of what this device has: also without a network. */
export function pdfDeMao(
  { pacientes, entregue_em, recebida_em, sintese }: PassagemDePlantao,
  { sessao, perfil: { nome, crm, crm_uf }, fuso }: Onde,
): Promise<Uint8Array<ArrayBuffer>> {
  const base = {
    pacientes,
    entregue_em: entregue_em ?? sessao.inicio,
    local_nome: sessao.local_nome ?? 'Plantão',
    fuso,
    quantos: pacientes.length === 1 ? '1 paciente' : `${pacientes.length} pacientes`,
    medico: { nome, crm: crm ?? null, crm_uf: crm_uf ?? null },
  };
  const recebida = recebida_em && `Recebida em ${formatarDataHora(recebida_em, fuso)}. ${sintese}`;
  return gerarImpresso(
    passagemNoPapel(base, {
      situacao: entregue_em ? 'papel' : 'rascunho',
      sintese: recebida || undefined,
    }),
  );
}

/** The paper of a handover to be signed with a certificate, of what the server has: it makes the same. */
export async function pdfParaAssinar(id: string): Promise<Uint8Array<ArrayBuffer>> {
  const lida = await consultar((db) => db.rpc('base_da_passagem', { p_passagem: id }));
  const { codigo, url } = await reservarCodigo('passagem', id);
  return gerarImpresso(
    passagemNoPapel(lerLinhas(baseDaPassagemSchema, lida), {
      situacao: 'digital',
      verificacao: { codigo, url },
    }),
  );
}
