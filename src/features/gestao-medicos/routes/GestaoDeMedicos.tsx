import { Tabs } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, useEffect, useRef } from 'react';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { BotaoLink } from '@/components/ligacoes.tsx';
import { Pagina } from '@/components/Pagina.tsx';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { PATHS, rotaDe } from '@/config/paths.ts';
import { useActiveClinica } from '@/lib/clinica/ActiveClinicaProvider.tsx';
import type { Clinica } from '@/lib/clinica/disponiveis.ts';
import { em } from '@/lib/format/nomes.ts';
import { usePode } from '@/lib/session/AuthProvider.tsx';
import { Medicos } from '../abas/Medicos.tsx';
import { abasDe, type NomeDaAba } from '../abas.ts';
import type { PropsDaAba } from '../gestao.ts';
import classes from './GestaoDeMedicos.module.css';

// The first tab comes with the screen; the others, with their forms, when they are opened.
const Vincular = sobDemanda(() =>
  import('../abas/Vincular.tsx').then((modulo) => ({ default: modulo.Vincular })),
);
const Convites = sobDemanda(() =>
  import('../abas/Convites.tsx').then((modulo) => ({ default: modulo.Convites })),
);
const Equipe = sobDemanda(() =>
  import('../abas/Equipe.tsx').then((modulo) => ({ default: modulo.Equipe })),
);
const Historico = sobDemanda(() =>
  import('../abas/Historico.tsx').then((modulo) => ({ default: modulo.Historico })),
);

/** `/clinica/gestao-medicos`: who attends and works in the clinic, and how they came. */
export function GestaoDeMedicos() {
  const { clinica, carregando, erro } = useActiveClinica();
  return (
    <Pagina
      titulo="Gestão de Médicos"
      descricao={clinica && `Quem atende e trabalha ${em(clinica.nome)}.`}
    >
      {carregando && <Esqueleto linhas={4} />}
      {erro && <EstadoErro erro={erro} titulo="Não foi possível carregar a clínica." />}
      {clinica && <Abas clinica={clinica} />}
      {!clinica && !carregando && !erro && (
        <EstadoVazio
          desenho="pessoas"
          frase="Sua conta não está ligada a nenhuma clínica. Peça um novo convite a quem administra a sua."
        />
      )}
    </Pagina>
  );
}

function Abas({ clinica }: { clinica: Clinica }) {
  const pode = usePode();
  const { aba } = useSearch({ from: rotaDe(PATHS.gestaoMedicos) });
  const navegar = useNavigate({ from: PATHS.gestaoMedicos });
  const abas = abasDe(pode);
  const aberta = abas.find(({ nome }) => nome === aba)?.nome ?? 'medicos';
  const ativa = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // An address may open a tab that a phone's width does not show.
    if (aberta) ativa.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [aberta]);
  const daAba = { clinica, somenteLeitura: !pode('medicos.convidar') };

  return (
    <Tabs
      value={aberta}
      onChange={(escolhida) => {
        const nome = abas.find((uma) => uma.nome === escolhida)?.nome ?? 'medicos';
        void navegar({ to: PATHS.gestaoMedicos, search: nome === 'medicos' ? {} : { aba: nome } });
      }}
      keepMounted={false}
    >
      <Tabs.List className={classes.abas}>
        {abas.map(({ nome, rotulo }) => (
          <Tabs.Tab key={nome} value={nome} ref={nome === aberta ? ativa : null}>
            {rotulo}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={aberta} pt="lg">
        <Suspense fallback={<Esqueleto linhas={4} />}>
          <Conteudo aba={aberta} {...daAba} />
        </Suspense>
      </Tabs.Panel>
    </Tabs>
  );
}

function Conteudo({ aba, ...daAba }: PropsDaAba & { aba: NomeDaAba }) {
  const pode = usePode();
  switch (aba) {
    case 'medicos':
      return <Medicos {...daAba} />;
    case 'vincular':
      return pode('medicos.vincular') ? <Vincular {...daAba} /> : <HospitalConvida />;
    case 'convites':
      return <Convites {...daAba} />;
    case 'equipe':
      return <Equipe {...daAba} />;
    case 'historico':
      return <Historico {...daAba} />;
  }
}

/** In the place of the search, for a hospital: its links begin by invitation. */
function HospitalConvida() {
  return (
    <EstadoVazio
      desenho="pessoas"
      frase="Um hospital não vincula direto: convida por um link, e o vínculo começa quando o médico aceita."
      acao={
        <BotaoLink to={PATHS.gestaoMedicos} search={{ aba: 'convites' }}>
          Convidar médico
        </BotaoLink>
      }
    />
  );
}
