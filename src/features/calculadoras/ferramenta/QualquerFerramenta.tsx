import type { Ferramenta as Definicao } from '@domain/clinico/motor/ferramenta.ts';
import { ferramentaPorId } from '@domain/clinico/registro.ts';
import { useMemo, useState } from 'react';
import { useFuso } from '@/lib/clinica/fuso.ts';
import type { Item } from '@/shared/calculadoras/itens.ts';
import { type PessoaNaTela, usePessoaNaTela } from '@/shared/calculadoras/na-tela.ts';
import { DeMedicamentos } from '../especiais/DeMedicamentos.tsx';
import { usePacienteDasFerramentas } from '../paciente/DoPaciente.tsx';
import { Historico } from '../paciente/Historico.tsx';
import { Salvar } from '../paciente/Salvar.tsx';
import { type Prontuario, sugerir } from '../paciente/sugerir.ts';
import { Ferramenta } from './Ferramenta.tsx';
import type { Memoria } from './memoria.ts';

interface Props {
  item: Item;
  memoria: Memoria;
  comFoco: boolean;
}

/** The tool of an item of the catalogue: one made from its contract, or one with its own screen. */
export function QualquerFerramenta({ item, ...resto }: Props) {
  const ferramenta = ferramentaPorId(item.id);
  if (ferramenta) return <DoContrato ferramenta={ferramenta} {...resto} />;
  return <DeMedicamentos item={item} {...resto} />;
}

/** A tool made from its contract, with what the open record knows and keeps. */
function DoContrato({ ferramenta, ...resto }: Omit<Props, 'item'> & { ferramenta: Definicao }) {
  const fuso = useFuso();
  const doPaciente = usePacienteDasFerramentas();
  // Ages of values count from the opening: nothing may change from "filled in" to "offered" meanwhile.
  const [agora] = useState(Date.now);
  const pessoa = usePessoaNaTela();
  const prontuario = doPaciente?.prontuario ?? (pessoa && prontuarioDe(pessoa));
  const sugestoes = useMemo(
    () => prontuario && sugerir(ferramenta, prontuario, agora, fuso),
    [ferramenta, prontuario, agora],
  );
  return (
    <Ferramenta
      ferramenta={ferramenta}
      {...resto}
      sugestoes={sugestoes}
      guardar={
        doPaciente?.escreve
          ? (pronta) =>
              pronta && <Salvar ferramenta={ferramenta} paciente={doPaciente} pronta={pronta} />
          : undefined
      }
      rodape={doPaciente && <Historico ferramenta={ferramenta} paciente={doPaciente} />}
    />
  );
}

/** What a screen knows of somebody without a record, as the tools read it. */
function prontuarioDe({ sexo, idade, medidas }: PessoaNaTela): Prontuario {
  return {
    nascimento: null,
    obito: null,
    idade,
    sexo,
    medidas: medidas.map(({ em, ...medida }) => ({
      ...medida,
      procedencia: { origem: 'atendimento', em },
    })),
  };
}
