import { type Atalhos, expandir } from '@domain/prontuario/atalhos.ts';
import type { SECOES_DA_EVOLUCAO } from '@domain/prontuario.ts';
import { incomum, SINAIS_VITAIS, type SinalVital, situacaoDoSinal } from '@domain/sinais-vitais.ts';
import { InputBase } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { type Control, useWatch } from 'react-hook-form';
import { CampoNumero } from '@/components/formulario/CampoNumero.tsx';
import { useCampo } from '@/components/formulario/campo.ts';
import type { Conteudo } from '../rascunho/conteudo.ts';
import { diasNoDia } from './anos.ts';
import classes from './Editor.module.css';

type Controle = Control<Conteudo>;

interface PropsDaSecao {
  control: Controle;
  secao: (typeof SECOES_DA_EVOLUCAO)[number];
  /** Words that grow into texts when typed after a slash. */
  atalhos: Atalhos;
}

/** One of the four texts; its style makes it grow with what is written. */
export function CampoDeSecao({ control, secao, atalhos }: PropsDaSecao) {
  const campo = useCampo({ control, name: secao.campo });
  return (
    <InputBase
      component="textarea"
      {...campo.props}
      label={secao.rotulo}
      description={secao.pergunta}
      inputWrapperOrder={['label', 'description', 'input', 'error']}
      classNames={{ label: classes.rotuloDaSecao, input: classes.textoDaSecao }}
      value={campo.valor}
      onChange={({ currentTarget }) => {
        const { value, selectionStart } = currentTarget;
        const expandido = expandir(value, selectionStart ?? value.length, atalhos);
        if (expandido) {
          // At once, so that the next key falls behind what grew.
          currentTarget.value = expandido.texto;
          currentTarget.setSelectionRange(expandido.cursor, expandido.cursor);
        }
        campo.mudar(currentTarget.value);
      }}
      rows={3}
      multiline
      size="md"
      autoCapitalize="sentences"
      spellCheck
    />
  );
}

interface PropsDoSinal {
  control: Controle;
  sinal: SinalVital;
  /** `AAAA-MM-DD`; what is expected depends on the age on the day of the entry. */
  nascimento: string | null;
}

/** A vital sign with its unit; says what is out of range for the age, and asks about the unusual. */
export function CampoDeSinal({ control, sinal, nascimento }: PropsDoSinal) {
  const [valor, dia] = useWatch({ control, name: [sinal, 'dia'] });
  const { rotulo, unidade, minimo, maximo } = SINAIS_VITAIS[sinal];
  const possivel = typeof valor === 'number' && valor >= minimo && valor <= maximo;
  return (
    <CampoNumero
      control={control}
      name={sinal}
      label={rotulo}
      size="sm"
      unidade={sinal === 'dor' ? 'de 10' : unidade}
      description={possivel ? observacao(sinal, valor, diasNoDia(nascimento, dia)) : undefined}
    />
  );
}

function observacao(sinal: SinalVital, valor: number, dias: number | null) {
  if (incomum(sinal, valor)) {
    return (
      <span className={classes.incomum}>
        <IconAlertCircle size={14} aria-hidden /> valor incomum, confirme
      </span>
    );
  }
  const situacao = situacaoDoSinal(sinal, valor, dias);
  if (situacao === 'dentro') return undefined;
  return (
    <span className={classes.incomum}>
      <span aria-hidden>{situacao === 'acima' ? '↑' : '↓'}</span> {situacao} do esperado
    </span>
  );
}
