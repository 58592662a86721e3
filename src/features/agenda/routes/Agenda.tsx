import { EstadoErro } from '@/components/EstadoErro.tsx';
import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { useActiveClinica } from '@/lib/clinica/ActiveClinicaProvider.tsx';
import { AgendaDaClinica } from '../AgendaDaClinica.tsx';
import { MolduraDaAgenda } from './Moldura.tsx';

export { adiantar } from '../adiantar.ts';

/** `/agenda`, `/medico/agenda` and `/clinica/agenda`: who is seen, when, by whom and where. */
export function Agenda() {
  const { clinica, carregando, erro } = useActiveClinica();
  if (clinica) return <AgendaDaClinica key={clinica.id} clinica={clinica} />;
  return (
    <MolduraDaAgenda carregando={carregando}>
      {erro && <EstadoErro erro={erro} titulo="Não foi possível carregar suas clínicas." />}
      {!erro && !carregando && (
        <EstadoVazio
          desenho="pessoas"
          frase="A agenda pertence a uma clínica ou ao seu consultório, e sua conta ainda não está ligada a nenhum. Peça um convite à clínica em que você trabalha."
        />
      )}
    </MolduraDaAgenda>
  );
}
