import { Tabs } from '@mantine/core';
import { Dialogo } from '@/components/camadas/Dialogo.tsx';
import { useNoCelular } from '@/components/noCelular.ts';
import { nomeExibido } from '@/shared/paciente/api/queries.ts';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import { Historico } from './Historico.tsx';
import type { Aba } from './itens.ts';
import { Medicamentos } from './Medicamentos.tsx';
import { Problemas } from './Problemas.tsx';
import { SinaisNoTempo } from './SinaisNoTempo.tsx';

const ABAS: readonly { valor: Aba; rotulo: string }[] = [
  { valor: 'problemas', rotulo: 'Problemas' },
  { valor: 'medicamentos', rotulo: 'Medicamentos em uso' },
  { valor: 'sinais', rotulo: 'Sinais vitais' },
  { valor: 'historico', rotulo: 'Histórico' },
];

interface Props {
  aba: Aba;
  aoTrocar: (aba: Aba) => void;
  aoFechar: () => void;
}

/** What is kept about the patient beside the entries, whole and to be changed. */
export function DialogoDaFolha({ aba, aoTrocar, aoFechar }: Props) {
  const { paciente } = usePacienteDaTela();
  const noCelular = useNoCelular();
  return (
    <Dialogo
      opened
      onClose={aoFechar}
      size="xl"
      fullScreen={noCelular}
      title={`Resumo clínico de ${nomeExibido(paciente)}`}
      closeOnClickOutside={false}
    >
      <Tabs
        value={aba}
        keepMounted={false}
        onChange={(valor) => {
          const escolhida = ABAS.find((uma) => uma.valor === valor);
          if (escolhida) aoTrocar(escolhida.valor);
        }}
      >
        <Tabs.List mb="md">
          {ABAS.map(({ valor, rotulo }) => (
            <Tabs.Tab key={valor} value={valor}>
              {rotulo}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="problemas">
          <Problemas />
        </Tabs.Panel>
        <Tabs.Panel value="medicamentos">
          <Medicamentos />
        </Tabs.Panel>
        <Tabs.Panel value="sinais">
          <SinaisNoTempo />
        </Tabs.Panel>
        <Tabs.Panel value="historico">
          <Historico />
        </Tabs.Panel>
      </Tabs>
    </Dialogo>
  );
}
