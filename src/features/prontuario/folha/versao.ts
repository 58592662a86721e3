import { formatarDia } from '@/lib/format/datas.ts';
import type { VersaoDoResumo } from '../api/resumo.ts';
import { comCodigo } from './itens.ts';

/** A version of the clinical summary as one sentence. */
export function versaoEmPalavras(versao: Pick<VersaoDoResumo, 'alvo' | 'evento' | 'conteudo'>) {
  const { alvo, evento, conteudo } = versao;
  const texto = (campo: string) => {
    const valor = conteudo[campo];
    return typeof valor === 'string' ? valor : '';
  };
  const dia = (campo: string) => formatarDia(texto(campo));
  const acao = evento === 'criado' ? 'adicionado' : 'alterado';

  if (alvo === 'problema') {
    const nome = comCodigo(texto('descricao'), texto('codigo') || null);
    if (texto('situacao') === 'descartado') {
      return `Problema descartado: ${nome}. Motivo: ${texto('motivo_do_descarte')}`;
    }
    if (texto('situacao') === 'resolvido') {
      const quando = texto('resolvido_em') && ` em ${dia('resolvido_em')}`;
      return `Problema resolvido${quando}: ${nome}`;
    }
    return `Problema ${acao}: ${nome}${texto('desde') && `, desde ${dia('desde')}`}`;
  }
  if (alvo === 'medicamento') {
    const nome = [texto('nome'), texto('dose')].filter(Boolean).join(', ');
    if (texto('suspenso_em')) {
      return `Medicamento suspenso em ${dia('suspenso_em')}: ${nome}. Motivo: ${texto('motivo_da_suspensao')}`;
    }
    return `Medicamento ${acao}: ${nome}`;
  }
  return alergiasEmPalavras(conteudo);
}

function alergiasEmPalavras(conteudo: Readonly<Record<string, unknown>>): string {
  const lista = (campo: string) => {
    const valor = conteudo[campo];
    return Array.isArray(valor) ? valor.join(', ') : '';
  };
  const alergias =
    lista('alergias') || (conteudo.nega_alergias === true ? 'nega' : 'não informadas');
  return `Alergias: ${alergias}. Alertas: ${lista('alertas') || 'nenhum'}`;
}
