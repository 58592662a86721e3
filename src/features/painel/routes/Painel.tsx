import type { TipoDeUsuario } from '@domain/permissoes.ts';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { BotaoLink } from '@/components/ligacoes.tsx';
import { Pagina } from '@/components/Pagina.tsx';
import { PATHS } from '@/config/paths.ts';
import { useActiveClinica } from '@/lib/clinica/ActiveClinicaProvider.tsx';
import type { Clinica } from '@/lib/clinica/disponiveis.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarPorExtenso } from '@/lib/format/datas.ts';
import { saudacao } from '@/lib/format/saudacao.ts';
import { usePerfil, usePode } from '@/lib/session/AuthProvider.tsx';
import { PedidosDeVinculo } from '@/shared/vinculos/components/PedidosDeVinculo.tsx';
import { Numeros } from '../components/Numeros.tsx';
import { UltimosAtendidos, UltimosCadastrados } from '../components/Pacientes.tsx';
import { PrimeirosPassos, usePassos } from '../components/PrimeirosPassos.tsx';
import { SemClinica } from '../components/SemClinica.tsx';
import { TesteDoPlano } from '../components/TesteDoPlano.tsx';
import { DoDia, EsqueletoDoDia } from '../dia/DoDia.tsx';
import classes from './Painel.module.css';

export { adiantar } from '../adiantar.ts';

/** `/dashboard`: what needs doing now, for doctors, clinics, hospitals and their staff. */
export function Painel() {
  const fuso = useFuso();
  const pode = usePode();
  const perfil = usePerfil();
  const { clinica, carregando, erro } = useActiveClinica();
  const agora = Date.now();
  // A doctor's own practice is called as the doctor.
  const noSeu = perfil.tipo === 'medico' && clinica?.id === perfil.id;
  return (
    <Pagina
      titulo={saudacao(perfil, agora, fuso)}
      descricao={
        <span className={classes.quandoEOnde}>
          {formatarPorExtenso(agora, fuso)}
          {clinica && !noSeu && ` · ${clinica.nome}`}
        </span>
      }
      acoes={clinica && <Acoes cadastra={!clinica.soLeitura} />}
    >
      {carregando && <EsqueletoDoDia />}
      {erro && <EstadoErro erro={erro} titulo="Não foi possível carregar suas clínicas." />}
      {pode('vinculos.responder') && <PedidosDeVinculo medicoId={perfil.id} />}
      {!carregando && !erro && !clinica && (
        <>
          <TesteDoPlano />
          <SemClinica />
        </>
      )}
      {clinica && <Blocos key={clinica.id} tipo={perfil.tipo} clinica={clinica} />}
    </Pagina>
  );
}

function Acoes({ cadastra }: { cadastra: boolean }) {
  const pode = usePode();
  return (
    <>
      <BotaoLink
        to={PATHS.prontuario}
        variant="default"
        visibleFrom="sm"
        leftSection={<IconSearch size={18} aria-hidden />}
      >
        Buscar paciente
      </BotaoLink>
      {cadastra && pode('pacientes.cadastrar') && (
        <BotaoLink to={PATHS.novoPaciente} leftSection={<IconPlus size={18} aria-hidden />}>
          Cadastrar paciente
        </BotaoLink>
      )}
    </>
  );
}

/** The day first, then what can wait; a clinic that is being set up begins with that. */
function Blocos({ tipo, clinica }: { tipo: TipoDeUsuario; clinica: Clinica }) {
  const pode = usePode();
  const eMedico = tipo === 'medico';
  const { pendente, ...comeco } = usePassos(clinica);
  const comecando = comeco.passos.length > 0 || comeco.exemplos;
  return (
    <DoDia
      clinica={clinica}
      eMedico={eMedico}
      pendente={pendente}
      antes={
        <>
          {comecando && <PrimeirosPassos {...comeco} />}
          <TesteDoPlano />
        </>
      }
      depois={
        <>
          {eMedico ? (
            <UltimosAtendidos clinica={clinica} />
          ) : (
            <UltimosCadastrados clinica={clinica} />
          )}
          {pode('medicos.convidar') && <Numeros clinica={clinica} />}
        </>
      }
    />
  );
}
