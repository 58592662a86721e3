import { MAXIMO_DE_DIAGNOSTICOS } from '@domain/prontuario/diagnosticos.ts';
import { MAXIMO_DE_SECOES_LIVRES, SECOES_DA_EVOLUCAO } from '@domain/prontuario.ts';
import { AbrirEscriba } from '@/shared/escriba/components/AbrirEscriba.tsx';
import { comoTexto, type Destino } from '@/shared/escriba/destino.ts';
import { ditarItem } from '@/shared/prescricao/ditados.ts';
import { comMais, diz } from '@/shared/prontuario/linhas.ts';
import type { IdentidadeDoRascunho } from '../api/mutations.ts';
import type { Editor } from './useEditor.ts';

interface Props extends Pick<Editor, 'form'> {
  identidade: IdentidadeDoRascunho;
}

/** Opens the scribe, whose suggestions go into this draft one by one. */
export function EscribaDoEditor({ form, identidade }: Props) {
  const { id, clinica_id, paciente_id } = identidade;
  const destino: Destino = {
    aceitar: (sugestao, nota) => {
      const onde = aceitarNoRascunho(form, sugestao);
      anotarUso(form, nota);
      return onde;
    },
    prescrever: (texto) => {
      ditarItem(paciente_id, texto);
      return 'Prescrever, na busca de medicamentos';
    },
  };
  return (
    <AbrirEscriba
      visita={() => ({
        id,
        clinicaId: clinica_id,
        pacienteId: paciente_id,
        dia: form.getValues('dia'),
      })}
      destino={destino}
    />
  );
}

const MUDOU = { shouldDirty: true } as const;

/** Vital signs and coded problems have fields of their own; the rest is text, under what is written. */
function aceitarNoRascunho(
  form: Editor['form'],
  sugestao: Parameters<Destino['aceitar']>[0],
): string {
  if (sugestao.tipo === 'sinal') {
    form.setValue(sugestao.sinal, sugestao.valor, { ...MUDOU, shouldValidate: true });
    return 'Sinais vitais';
  }
  const diagnosticos = form.getValues('diagnosticos');
  if (
    sugestao.tipo === 'problema' &&
    sugestao.codigo &&
    diagnosticos.length < MAXIMO_DE_DIAGNOSTICOS
  ) {
    const { codigo, nome } = sugestao.codigo;
    if (!diagnosticos.some((um) => um.codigo === codigo)) {
      const novo = { sistema: 'cid10', codigo, descricao: nome, certeza: 'hipotese' } as const;
      form.setValue('diagnosticos', [...diagnosticos, novo], MUDOU);
    }
    return 'Diagnósticos, como hipótese';
  }
  const { secao, texto } = comoTexto(sugestao);
  form.setValue(secao, comMais(form.getValues(secao), texto), MUDOU);
  return SECOES_DA_EVOLUCAO.find(({ campo }) => campo === secao)?.rotulo ?? '';
}

const TITULO_DO_USO = 'Uso de IA';

/** Says once, in a section of its own, that a program helped; where there is no room, in the plan. */
function anotarUso(form: Editor['form'], nota: string): void {
  const secoes = form.getValues('secoes_livres');
  const propria = secoes.findIndex(({ titulo }) => titulo === TITULO_DO_USO);
  const daVez = secoes[propria];
  if (daVez) {
    if (diz(daVez.texto, nota)) return;
    const junta = { ...daVez, texto: comMais(daVez.texto, nota) };
    form.setValue('secoes_livres', secoes.with(propria, junta), MUDOU);
  } else if (secoes.length < MAXIMO_DE_SECOES_LIVRES) {
    form.setValue('secoes_livres', [...secoes, { titulo: TITULO_DO_USO, texto: nota }], MUDOU);
  } else {
    form.setValue('plano', comMais(form.getValues('plano'), nota), MUDOU);
  }
}
