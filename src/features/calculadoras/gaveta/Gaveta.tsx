import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { createContext, useContext, useState } from 'react';
import { GavetaLateral } from '@/components/camadas/GavetaLateral.tsx';
import { useNoCelular } from '@/components/noCelular.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { lembrarRecente } from '@/shared/calculadoras/guardados.ts';
import { ITENS, itemPorId } from '@/shared/calculadoras/itens.ts';
import { usePessoaNaTela } from '@/shared/calculadoras/na-tela.ts';
import { CAMADAS } from '../camadas.ts';
import { Busca } from '../catalogo/Busca.tsx';
import { type Abridor, Lista } from '../catalogo/Lista.tsx';
import { CATALOGO, ITEM_DA_LISTA } from '../catalogo/teclado.ts';
import { novaMemoria } from '../ferramenta/memoria.ts';
import { QualquerFerramenta } from '../ferramenta/QualquerFerramenta.tsx';
import { DoPaciente, usePacienteDasFerramentas } from '../paciente/DoPaciente.tsx';
import { Pendentes } from '../paciente/Pendentes.tsx';
import classes from './Gaveta.module.css';

interface Props {
  aberta: boolean;
  aoFechar: () => void;
  /** The patient whom the screen is about. */
  pacienteId: string | undefined;
  /** Whether it is a screen of that patient's record. */
  noProntuario: boolean;
  /** The draft that is being written. */
  rascunhoId: string | null;
  /** The tool that a screen asked for; another object is another request. */
  pedida: { readonly id: string } | undefined;
}

/** Every calculator and score beside any screen; closing it loses nothing. */
export function Gaveta(props: Props) {
  const { aberta, aoFechar, pacienteId, noProntuario, rascunhoId, pedida } = props;
  const pessoa = usePessoaNaTela();
  const celular = useNoCelular();
  return (
    <GavetaLateral
      opened={aberta}
      onClose={aoFechar}
      position="right"
      size={celular ? '100%' : '34rem'}
      title="Calculadoras e scores"
      padding="md"
      keepMounted
      zIndex={CAMADAS.gaveta}
      overlayProps={{ backgroundOpacity: 0.2 }}
      classNames={{
        body: classes.corpo,
        inner: classes.interior,
        content: classes.folha,
        overlay: classes.fundo,
      }}
      {...(aberta && { 'data-gaveta-aberta': true })}
    >
      {pacienteId ? (
        // A change of patient empties the tools: nothing typed for one may show for another.
        <DoPaciente
          key={pacienteId}
          pacienteId={pacienteId}
          rascunhoId={rascunhoId}
          noProntuario={noProntuario}
          aVista={aberta}
        >
          <Conteudo comFoco={!celular} pedida={pedida} />
        </DoPaciente>
      ) : (
        // Of another person nothing typed for the one before shows.
        <Conteudo key={pessoa?.id} comFoco={!celular} pedida={pedida} />
      )}
    </GavetaLateral>
  );
}

const AbrirContexto = createContext<(id: string) => void>(() => undefined);

function Conteudo({ comFoco, pedida }: { comFoco: boolean; pedida: Props['pedida'] }) {
  const { id: usuarioId } = usePerfil();
  const [termo, setTermo] = useState('');
  const [aberta, setAberta] = useState<string | null>(null);
  const [atendida, setAtendida] = useState<Props['pedida']>();
  if (pedida !== atendida) {
    setAtendida(pedida);
    if (pedida) setAberta(pedida.id);
  }
  const [memoria] = useState(novaMemoria);
  const doPaciente = usePacienteDasFerramentas();
  const pessoa = usePessoaNaTela();
  const item = aberta ? itemPorId(aberta) : undefined;
  const abrir = (id: string) => {
    setAberta(id);
    lembrarRecente(usuarioId, id);
  };
  return (
    <div className={classes.conteudo} {...{ [CATALOGO]: '' }}>
      {doPaciente && <Pendentes paciente={doPaciente} />}
      {!doPaciente && pessoa && <p>{pessoa.nome}</p>}
      {item ? (
        <>
          <Button
            variant="subtle"
            className={classes.voltar}
            leftSection={<IconArrowLeft size={18} aria-hidden />}
            onClick={() => setAberta(null)}
          >
            Todas
          </Button>
          <QualquerFerramenta key={item.id} item={item} memoria={memoria} comFoco />
        </>
      ) : (
        <AbrirContexto value={abrir}>
          <Busca termo={termo} aoMudar={setTermo} comFoco={comFoco} />
          <Lista itens={ITENS} termo={termo} abridor={BotaoDoItem} />
        </AbrirContexto>
      )}
    </div>
  );
}

const BotaoDoItem: Abridor = ({ item, className, children }) => {
  const abrir = useContext(AbrirContexto);
  return (
    <button
      type="button"
      className={className}
      {...{ [ITEM_DA_LISTA]: item.id }}
      onClick={() => abrir(item.id)}
    >
      {children}
    </button>
  );
};
