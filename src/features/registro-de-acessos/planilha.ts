import { ROTULO_DA_ACAO } from '@domain/acessos/acoes.ts';
import { escreverCsv } from '@domain/crm/csv.ts';
import { formatarCrm } from '@domain/documentos/crm.ts';
import { ROTULO_DO_TIPO } from '@domain/permissoes.ts';
import { formatarData, formatarHora } from '@/lib/format/datas.ts';
import type { AcessoDaClinica } from './api/queries.ts';

const simOuNao = (valor: boolean) => (valor ? 'Sim' : 'Não');

/**
 * The log as a spreadsheet, by the clock of a time zone. The reason of an emergency stays on the screen: it may say what the
 * patient has, and a file goes where nobody follows it.
 */
export function planilhaDeAcessos(acessos: readonly AcessoDaClinica[], fuso: string): string {
  return escreverCsv(
    [
      'Registro',
      'Data',
      'Hora',
      'Quem',
      'CRM',
      'Tipo de conta',
      'Paciente',
      'O que fez',
      'Em emergência',
      'Prontuário restrito',
    ],
    acessos.map(
      ({
        id,
        quando,
        quem_nome,
        quem_crm,
        quem_crm_uf,
        papel,
        paciente_nome,
        acao,
        emergencia,
        restrito,
      }) => [
        String(id),
        formatarData(quando, fuso),
        formatarHora(quando, fuso),
        quem_nome,
        formatarCrm(quem_crm, quem_crm_uf),
        ROTULO_DO_TIPO[papel],
        paciente_nome,
        ROTULO_DA_ACAO[acao],
        simOuNao(emergencia),
        simOuNao(restrito),
      ],
    ),
  );
}
