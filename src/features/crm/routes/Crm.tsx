import { Button, Tabs } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Suspense } from 'react';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { Pagina } from '@/components/Pagina.tsx';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { useActiveClinica } from '@/lib/clinica/ActiveClinicaProvider.tsx';
import type { Clinica } from '@/lib/clinica/disponiveis.ts';
import { de } from '@/lib/format/nomes.ts';
import { useBusca, useMudarBusca } from '../busca.ts';
import { Gavetas } from '../pessoa/Gavetas.tsx';
import type { PropsDaParte } from '../props.ts';
import { Quadro } from '../quadro/Quadro.tsx';
import classes from './Crm.module.css';

// The board comes with the screen; the other parts when they are opened.
const Lista = sobDemanda(() => import('../lista/Lista.tsx').then((m) => ({ default: m.Lista })));
const Tarefas = sobDemanda(() =>
  import('../tarefas/Tarefas.tsx').then((m) => ({ default: m.Tarefas })),
);
const Contatos = sobDemanda(() =>
  import('../contatos/Contatos.tsx').then((m) => ({ default: m.Contatos })),
);
const Conversao = sobDemanda(() =>
  import('../conversao/Conversao.tsx').then((m) => ({ default: m.Conversao })),
);
const Protocolos = sobDemanda(() =>
  import('../protocolos/Protocolos.tsx').then((m) => ({ default: m.Protocolos })),
);

const ABAS = [
  { nome: 'quadro', rotulo: 'Quadro' },
  { nome: 'lista', rotulo: 'Lista' },
  { nome: 'tarefas', rotulo: 'Tarefas' },
  { nome: 'contatos', rotulo: 'Quem contatar' },
  { nome: 'conversao', rotulo: 'Conversão' },
  { nome: 'protocolos', rotulo: 'Protocolos' },
] as const;
type Aba = (typeof ABAS)[number]['nome'];

/** `/crm`, `/medico/crm` and `/clinica/crm`: people of the clinic, from first contact to return. */
export function Crm() {
  const { clinica, carregando, erro } = useActiveClinica();
  const mudar = useMudarBusca();
  return (
    <Pagina
      titulo="CRM"
      descricao={clinica && `Pessoas ${de(clinica.nome)}, do primeiro contato ao retorno.`}
      acoes={
        clinica && (
          <Button
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => mudar({ nova: 'sim' }, true)}
          >
            Nova pessoa
          </Button>
        )
      }
    >
      {carregando && <Esqueleto linhas={4} />}
      {erro && <EstadoErro erro={erro} titulo="Não foi possível carregar suas clínicas." />}
      {clinica && <Abas key={clinica.id} clinica={clinica} />}
      {!clinica && !carregando && !erro && (
        <EstadoVazio
          desenho="pessoas"
          frase="O CRM pertence a uma clínica ou ao seu consultório, e sua conta ainda não está ligada a nenhum. Peça um convite à clínica em que você trabalha."
        />
      )}
    </Pagina>
  );
}

function Abas({ clinica }: { clinica: Clinica }) {
  const { aba } = useBusca();
  const mudar = useMudarBusca();
  const aberta = ABAS.find(({ nome }) => nome === aba)?.nome ?? 'quadro';
  return (
    <>
      <Tabs
        value={aberta}
        onChange={(escolhida) => {
          const nome = ABAS.find((uma) => uma.nome === escolhida)?.nome ?? 'quadro';
          mudar({ aba: nome === 'quadro' ? undefined : nome, estagio: undefined }, true);
        }}
        keepMounted={false}
      >
        <Tabs.List className={classes.abas}>
          {ABAS.map(({ nome, rotulo }) => (
            <Tabs.Tab key={nome} value={nome}>
              {rotulo}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={aberta} pt="md">
          <Suspense fallback={<Esqueleto linhas={4} />}>
            <Conteudo aba={aberta} clinica={clinica} />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
      <Gavetas clinica={clinica} />
    </>
  );
}

function Conteudo({ aba, clinica }: PropsDaParte & { aba: Aba }) {
  switch (aba) {
    case 'quadro':
      return <Quadro clinica={clinica} />;
    case 'lista':
      return <Lista clinica={clinica} />;
    case 'tarefas':
      return <Tarefas clinica={clinica} />;
    case 'contatos':
      return <Contatos clinica={clinica} />;
    case 'conversao':
      return <Conversao clinica={clinica} />;
    case 'protocolos':
      return <Protocolos clinica={clinica} />;
  }
}
